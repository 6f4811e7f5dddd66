/** What an adult is to a child for whom they answer. */
export const guardianRelations = ['MOTHER', 'FATHER', 'GUARDIAN', 'OTHER'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];
