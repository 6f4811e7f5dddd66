import { CallFailure } from '@traip/contract';
import { notFound } from 'next/navigation';

/** What is not there, what cannot be there, or is not for everybody, is not found. */
export async function orNotFound<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof CallFailure && (failure.code === 'NOT_FOUND' || failure.code === 'BAD_REQUEST'))
      notFound();
    throw failure;
  }
}

/** For a part without which the page still stands: null where it could not be read, and the page says so. */
export async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof CallFailure) return null;
    throw failure;
  }
}
