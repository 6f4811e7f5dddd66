import type { IsoDate } from './rules.ts';

/** The content of a licence’s QR code. It contains no names: the reader knows who it is about. */
export interface LicenceClaims {
  /** The key it is signed with. */
  readonly keyId: number;
  readonly licenceId: string;
  /** The licence’s version when the code was made. */
  readonly version: number;
  /** The end of its competition’s id: enough to tell competitions apart. */
  readonly competition: string;
  /** Its last day. */
  readonly expiresOn: IsoDate;
}

interface SignedClaims {
  readonly claims: LicenceClaims;
  /** The signed bytes. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

const prefix = 'TRAIP:';
const format = 1;
const claimsLength = 28;
const signatureLength = 64;
/** Capitals and digits, which QR codes store more compactly. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const dayLength = 86_400_000;
const firstDay = Date.UTC(2000, 0, 1);

export function competitionMark(competitionId: string): string {
  return competitionId.replaceAll('-', '').slice(-8).toLowerCase();
}

/** The claims as bytes to sign. */
export function claimsAsBytes(claims: LicenceClaims): Uint8Array<ArrayBuffer> {
  const { keyId, licenceId, version, competition, expiresOn } = claims;
  const bytes = new Uint8Array(claimsLength);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, format);
  view.setUint8(1, keyId);
  bytes.set(fromHex(licenceId.replaceAll('-', '')), 2);
  view.setUint32(18, version);
  bytes.set(fromHex(competition), 22);
  view.setUint16(26, Math.round((Date.parse(expiresOn) - firstDay) / dayLength));
  return bytes;
}

/** The text of the QR code. */
export function licenceToken(signed: Uint8Array, signature: Uint8Array): string {
  return prefix + toBase32([...signed, ...signature]);
}

/** Null if it is not a licence code. The signature is not verified here. */
export function readLicenceToken(text: string): SignedClaims | null {
  const normalised = text.trim().toUpperCase();
  if (!normalised.startsWith(prefix)) return null;
  const bytes = fromBase32(normalised.slice(prefix.length));
  if (bytes?.length !== claimsLength + signatureLength || bytes[0] !== format) return null;
  const signed = bytes.slice(0, claimsLength);
  return { claims: claimsFrom(signed), signed, signature: bytes.slice(claimsLength) };
}

function claimsFrom(bytes: Uint8Array<ArrayBuffer>): LicenceClaims {
  const view = new DataView(bytes.buffer);
  const day = new Date(firstDay + view.getUint16(26) * dayLength);
  return {
    keyId: view.getUint8(1),
    licenceId: asId(toHex(bytes.slice(2, 18))),
    version: view.getUint32(18),
    competition: toHex(bytes.slice(22, 26)),
    expiresOn: day.toISOString().slice(0, 10),
  };
}

function asId(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function fromHex(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toBase32(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Leftover bits of the last character belong to no byte. */
function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const values = [...text].map((character) => alphabet.indexOf(character));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
