/** A guardian's relation to the child. */
export const guardianRelations = ['MOTHER', 'FATHER', 'GUARDIAN', 'OTHER'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];
