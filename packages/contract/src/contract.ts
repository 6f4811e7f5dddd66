import { authCalls } from './calls/auth.ts';

/** Every call of the backend, by resource. */
export const contract = {
  auth: authCalls,
};

export type Contract = typeof contract;
