export const title = () => null;
