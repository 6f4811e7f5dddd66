/** Who may see a thing: everybody; its people; also those who share a competition; also the whole organisation. */
export const privacies = ['PUBLIC', 'PRIVATE', 'CONTACTS', 'IN_ORG'] as const;
export type Privacy = (typeof privacies)[number];
