// In a file without shapes: the desk needs these names, and must not load zod.
export const refereeRoles = ['MAIN', 'ASSISTANT', 'FOURTH', 'TABLE', 'DELEGATE'] as const;
