import { usePageState } from '#src/navigation'
import { Card, PageFrame } from '#src/ui'
import FileListExample from '../components/FileList'
import GalleryExample from '../components/Gallery'
import PhotosInputExample from '../components/PhotosInput'
import { useTexts } from '../texts'

/** Shared parts with the lines that use them: for those who build screens, and those who check them. */
export default function ComponentsPage() {
  const t = useTexts()
  usePageState('ready')
  return (
    <PageFrame title={t('title.components')}>
      <Card title="PhotosInput">
        <PhotosInputExample />
      </Card>
      <Card title="FileList">
        <FileListExample />
      </Card>
      <Card title="Gallery" pad>
        <GalleryExample />
      </Card>
    </PageFrame>
  )
}
