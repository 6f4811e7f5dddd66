import { type Refusal, refuse } from '@traip/contract';
import { editPicture, untrusted } from '../edit-picture.ts';
import { pictureType } from '../keys.ts';

/** A scan that is safe to store; its type comes from its bytes. */
export interface ReadDocument {
  readonly content: Buffer;
  readonly type: 'application/pdf' | typeof pictureType;
}

type DocumentRefusal = Refusal<'DOCUMENT_TYPE_UNSUPPORTED' | 'DOCUMENT_UNREADABLE'>;

/** Large enough to read small print on a page. */
const longestSide = 3000;

/** A PDF stays as it is; a picture is re-encoded, which drops its location and camera. */
export async function readDocument(bytes: Buffer): Promise<ReadDocument | DocumentRefusal> {
  if (startsWith(bytes, '%PDF-')) {
    const isWhole = bytes.subarray(-2048).includes('%%EOF');
    return isWhole ? { content: bytes, type: 'application/pdf' } : unreadable();
  }
  if (!isPicture(bytes)) return refuse('DOCUMENT_TYPE_UNSUPPORTED', { field: 'file' });
  const content = await reencode(bytes);
  return content ? { content, type: pictureType } : unreadable();
}

const unreadable = () => refuse('DOCUMENT_UNREADABLE', { field: 'file' });

function isPicture(bytes: Buffer): boolean {
  const isWebp = startsWith(bytes, 'RIFF') && bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return isWebp || startsWith(bytes, '\xff\xd8\xff') || startsWith(bytes, '\x89PNG\r\n\x1a\n');
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).toString('latin1') === signature;
}

async function reencode(bytes: Buffer): Promise<Buffer | undefined> {
  const picture = await editPicture(bytes, untrusted);
  try {
    return await picture
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch (error) {
    // sharp rejects an invalid picture with a plain Error; nothing else can fail here.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
