export const sports = ['FOOTBALL'];
