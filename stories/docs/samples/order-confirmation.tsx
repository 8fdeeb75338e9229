import { findService, OrderConfirmation, type SentOrder } from '../../../src/index.ts';

export const Thanks = ({ order, again }: { order: SentOrder; again: () => void }) => (
  <OrderConfirmation
    order={order}
    serviceTitle={findService(order.payload.serviceType)?.title ?? ''}
    onStartAnother={again}
  />
);
