import { DeliveryLine, EstimateReceipt } from '../../../src/index.ts';

const studio = { timeZone: 'America/New_York', opens: '09:00', closes: '18:00' };

/** The line alone, and in a receipt, which renders it if `officeHours` is set. */
export const DeliveryTimes = () => (
  <>
    <DeliveryLine turnaround="rush" officeHours={studio} />
    <EstimateReceipt
      serviceType="portrait"
      qualityLevel="pro"
      turnaround="rush"
      imageCount={6}
      rushOrder={false}
      officeHours={studio}
    />
  </>
);
