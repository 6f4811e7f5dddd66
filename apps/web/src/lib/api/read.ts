import { CallFailure } from '@traip/contract';
import { notFound } from 'next/navigation';

/** Missing, invalid or private: not found. */
export async function orNotFound<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof CallFailure && (failure.code === 'NOT_FOUND' || failure.code === 'BAD_REQUEST'))
      notFound();
    throw failure;
  }
}

/** Null for missing, invalid or private data; server failures are thrown. */
export async function nullIfMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof CallFailure && (failure.status ?? 500) < 500) return null;
    throw failure;
  }
}

/** For an optional part of a page: null on failure, and the page says so. */
export async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof CallFailure) return null;
    throw failure;
  }
}
