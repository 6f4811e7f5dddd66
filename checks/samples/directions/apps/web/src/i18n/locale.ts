export const locale = 'es';
