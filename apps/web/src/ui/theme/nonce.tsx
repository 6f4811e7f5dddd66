'use client';

import { createContext, useContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);

/** What the content security policy asks of style tags. */
export const useNonce = () => useContext(NonceContext);
