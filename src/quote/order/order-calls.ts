import { call } from '../../api/client.ts';
import type { CreateOrder } from './order-deps.ts';

export { uploadFiles } from '../../api/upload.ts';

export const createOrder: CreateOrder = (json, options) => call('createOrder', { json, ...options });
