import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { LucideIcon } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { droppedFiles } from './dropped-files.ts'

interface FileDropProps {
  /** Names the input. */
  label: string
  /** What the frame says in bold instead, such as the file that was chosen. */
  title?: string
  hint: ReactNode
  icon: LucideIcon
  /** Kinds of files, as the `accept` of an input. */
  accept: string
  multiple?: boolean
  /** Nothing is taken now: the pointer says so. What is dropped all the same is handed on, for its refusal to be told. */
  isClosed?: boolean
  isFaded?: boolean
  onFiles: (files: File[]) => void
  /** Stands below the hint. */
  children?: ReactNode
}

/** Where files are dropped, or chosen by a press: a real file input, the whole frame of it. */
export function FileDrop({
  label,
  title = label,
  hint,
  icon: Icon,
  accept,
  multiple = false,
  isClosed = false,
  isFaded = false,
  onFiles,
  children,
}: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const take = (chosen: File[]) => {
    if (chosen.length > 0) onFiles(multiple ? chosen : chosen.slice(0, 1))
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    event.dataTransfer.dropEffect = isClosed ? 'none' : 'copy'
    setOver(!isClosed)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void droppedFiles(event.dataTransfer).then(take)
  }
  return (
    <chakra.label
      display="block"
      position="relative"
      p="5"
      rounded="lg"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent.solid' : 'border.emphasized'}
      bg={isOver ? 'bg.plant' : 'bg.panel'}
      cursor={isClosed ? 'progress' : 'pointer'}
      opacity={isFaded ? '0.5' : undefined}
      _focusWithin={{ outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' }}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <chakra.input
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={isClosed}
        // A disabled input may swallow what is dragged over it: the browser would then leave for the file.
        pointerEvents={isClosed ? 'none' : undefined}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="inherit"
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again after a failure.
          event.currentTarget.value = ''
        }}
      />
      <Stack align="center" gap="1" textAlign="center" pointerEvents="none">
        <Icon aria-hidden />
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {hint}
        </Text>
        {children}
      </Stack>
    </chakra.label>
  )
}
