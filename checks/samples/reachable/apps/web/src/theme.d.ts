declare module 'x' {}
