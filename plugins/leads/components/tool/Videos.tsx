import type { Video } from '../../api'
import { useArea } from '../useArea'
import './tool.css'
import { VideoTile } from '#ui/components'

/** Videos to play, side by side. */
export function Videos({ videos }: { readonly videos: readonly Video[] }) {
  const { say } = useArea()
  return (
    <div className="tool-videos">
      {videos.map(({ id, title, titleEn, ...video }) => (
        <VideoTile key={id} title={say.text(title, titleEn)} {...video} />
      ))}
    </div>
  )
}
