import { findService, OrderConfirmation, type SentOrder } from '../../../src/index.ts';

export const Confirmation = ({ order, startOver }: { order: SentOrder; startOver: () => void }) => (
  <OrderConfirmation
    order={order}
    serviceTitle={findService(order.payload.serviceType)?.title ?? ''}
    onStartAnother={startOver}
  />
);
