import { DeliveryLine, EstimateReceipt } from '../../../src/index.ts';

const studio = { timeZone: 'America/New_York', opens: '09:00', closes: '18:00' };

/** By itself, and as part of a receipt, which passes the hours on. */
export const Clock = () => (
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
