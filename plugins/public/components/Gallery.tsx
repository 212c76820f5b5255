import { Gallery, Media } from '#kit/attachments'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

/** A generated boiler house: images of the sample that need no file. */
const picture = (sky: string, wall: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 240 180"><rect width="240" height="180" fill="${sky}"/><path d="M150 70V10h12v60M176 70V22h9v48" fill="#b0aaa2"/><path d="M20 70l34-18v18l34-18v18l34-18v18l34-18v18h60v60H20z" fill="${wall}"/><path d="M0 130h240v50H0z" fill="#807a6e"/></svg>`,
  )}`
const PICTURES = [picture('#8fb4cf', '#7a8b92'), picture('#dfe8e6', '#93a3a8'), picture('#f2c28a', '#6d685d')]

/** The photos of a record. */
export default function GalleryExample() {
  const t = useTexts()
  return (
    <>
      <Shown state="usual" pad>
        <Gallery photos={PICTURES} label={t('samples.gallery')} />
      </Shown>
      <Shown state="media" pad>
        <Media photos={PICTURES} audio={['/audio/1.mp3', '/audio/2.mp3']} />
      </Shown>
    </>
  )
}
