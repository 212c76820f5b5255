import { useEffect, useState } from 'react'

/** An address that shows a file of this page, valid while the component is mounted. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly file: Blob; readonly url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setShown({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return shown?.file === file ? shown?.url : undefined
}
