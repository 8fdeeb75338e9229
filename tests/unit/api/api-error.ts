import { ApiError } from '../../../src/api/errors.ts';

/** Returns the error of a response with this status and body. `statusText`: default empty, as HTTP/2 has none. */
export const apiError = (status: number, body = '', statusText = ''): ApiError =>
  new ApiError({ status, statusText, body, path: '/api/orders' });
