'use client';

import { createContext, useContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce that the content security policy requires on style tags. */
export const useNonce = () => useContext(NonceContext);
