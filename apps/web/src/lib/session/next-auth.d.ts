import type { ClubSession } from './state.ts';

/** The club session inside a social session, until the browser has taken it over. */
declare module 'next-auth' {
  interface Session {
    club?: ClubSession;
  }
  interface User {
    club?: ClubSession;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    club?: ClubSession;
  }
}
