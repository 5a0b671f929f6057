import { useRef, useState } from 'react'

/** Sends a file. Resolves to its address, or to why not. */
export type SendPicture = (file: File) => Promise<{ imageUrl: string } | PictureRefusal>

/** Why a picture did not get there, in French. */
export interface PictureRefusal {
  reason: string
  /** Nobody is signed in any more. */
  needsSignIn?: boolean
}

/** A picture on its way to its draft. */
export interface WaitingPicture extends Partial<PictureRefusal> {
  key: number
  productId: string
  file: File
  /** Its place in the gallery, from 0. */
  place: number
  state: 'waiting' | 'sending' | 'failed'
}

interface DraftUploads {
  pictures: WaitingPicture[]
  /** How many are still to come, those that failed not counted. */
  pending: number
  add: (pictures: Pick<WaitingPicture, 'productId' | 'file' | 'place'>[]) => void
  /** Sends one again, or all that failed. */
  retry: (key?: number) => void
  /** Gives one up. */
  dismiss: (key: number) => void
}

/**
 * Pictures on their way: one after the other, so that each gallery has its order; one that fails stays, with its file,
 * until it is sent again or given up.
 * @param attach gives a draft the picture at an address. Resolves to why it could not.
 */
export function useDraftUploads(
  send: SendPicture,
  attach: (picture: WaitingPicture, imageUrl: string) => Promise<PictureRefusal | null>,
): DraftUploads {
  const [pictures, setPictures] = useState<WaitingPicture[]>([])
  const queue = useRef<WaitingPicture[]>([])
  const isRunning = useRef(false)
  const lastKey = useRef(0)

  const show = () => setPictures([...queue.current])
  const put = (key: number, change: Partial<WaitingPicture>) => {
    queue.current = queue.current.map((each) => (each.key === key ? { ...each, ...change } : each))
    show()
  }
  const dismiss = (key: number) => {
    queue.current = queue.current.filter((each) => each.key !== key)
    show()
  }
  const sendOne = async (picture: WaitingPicture): Promise<PictureRefusal | null> => {
    const sent = await send(picture.file)
    return 'imageUrl' in sent ? attach(picture, sent.imageUrl) : sent
  }
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    for (;;) {
      const next = queue.current.find(({ state }) => state === 'waiting')
      if (!next) break
      put(next.key, { state: 'sending', reason: undefined })
      const refusal = await sendOne(next)
      if (refusal) put(next.key, { state: 'failed', ...refusal })
      else dismiss(next.key)
    }
    isRunning.current = false
  }
  return {
    pictures,
    pending: pictures.filter(({ state }) => state !== 'failed').length,
    add: (added) => {
      const waiting = added.map((each) => ({ ...each, key: ++lastKey.current, state: 'waiting' as const }))
      queue.current = [...queue.current, ...waiting]
      show()
      void run()
    },
    retry: (key) => {
      for (const each of queue.current)
        if (each.state === 'failed' && (key === undefined || each.key === key))
          put(each.key, { state: 'waiting' })
      void run()
    },
    dismiss,
  }
}
