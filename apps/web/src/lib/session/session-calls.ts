import { authRoutes, createClient } from '@traip/contract';

const { refresh: refreshCall, logout: logoutCall, profile: profileCall } = authRoutes;
const tokenless = createClient({ refresh: refreshCall, logout: logoutCall }, { origin: '' });

/** The session's own calls: with the given token, and without a retry. */
export const refresh = (refreshToken: string) => tokenless.refresh({ body: { refreshToken } });

export const logout = (refreshToken: string) => tokenless.logout({ body: { refreshToken } });

export const profile = (accessToken: string) =>
  createClient({ profile: profileCall }, { origin: '', accessToken: () => accessToken }).profile();
