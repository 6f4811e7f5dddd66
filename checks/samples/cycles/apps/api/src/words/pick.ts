export const pick = 1;
export const late = () => import('../auth/login.ts');
