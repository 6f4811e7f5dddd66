import Image from 'next/image';

export function Crest({ src }: { src: string }) {
  return (
    <>
      <img src={src} alt="" width={36} height={36} />
      <img src={src} alt="" />
      <Image src={src} alt="" width={36} />
    </>
  );
}
