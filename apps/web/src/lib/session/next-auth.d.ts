import type { ClubSession } from './state.ts';

/** What a social session carries for us, until the browser has taken it over. */
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
