export const ofATest = /^(?:a+)+$/;
