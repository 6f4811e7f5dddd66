/** Both start alike: what is merged into an account changes them all. */
export const followKeys = { all: ['follow'], list: ['follow', 'list'], page: ['follow', 'page'] } as const;
