export const trial = 1;
