// In a file without shapes: forms offer these choices without loading zod.
export const genders = ['MIXED', 'MALE', 'FEMALE'] as const;
export type Gender = (typeof genders)[number];

export const skillLevels = [
  'AMATEUR',
  'BEGINNER',
  'INTERMEDIATE',
  'ADVANCED',
  'EXPERT',
  'FEDERATED',
  'PROFESSIONAL',
] as const;
export type SkillLevel = (typeof skillLevels)[number];
