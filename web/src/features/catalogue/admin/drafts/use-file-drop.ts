import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles } from '../../../../ui/admin/dropped-files.ts'

/**
 * Takes files that are dropped anywhere on the page, unless a frame of its own has taken them.
 * @returns whether files are held over the page now.
 */
export function useFileDrop(isOn: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    if (!isOn) return
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Without this the browser leaves for the file.
      event.preventDefault()
      setOver(true)
    }
    // Out of the window, not merely from one element to the next.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      void droppedFiles(event.dataTransfer).then(take)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      setOver(false)
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [isOn])
  return isOver
}
