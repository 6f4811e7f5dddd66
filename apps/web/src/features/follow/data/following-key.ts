/** Of what was read about follows with their matches. */
export const followingKey = ['following'];
