export const Title = 1;
