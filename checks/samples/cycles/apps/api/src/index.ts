import { login } from './auth/login.ts';
export const context = login;
