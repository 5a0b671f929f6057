/** In the order that a folder shows them. */
const byName = new Intl.Collator('fr', { numeric: true })

/** Files that systems put into folders by themselves. */
const isOfSystem = ({ name }: FileSystemEntry) =>
  name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)

/** What is in a folder; browsers tell a hundred at a time. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail))
    if (some.length === 0) return all.filter((entry) => !isOfSystem(entry))
    all.push(...some)
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

interface Found {
  folder: string
  file: File
}

async function filesOf(entry: FileSystemEntry, folder: string): Promise<Found[]> {
  if (isFolder(entry)) {
    const inside = await listFolder(entry)
    return (await Promise.all(inside.map((each) => filesOf(each, entry.name)))).flat()
  }
  const file = await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail))
  return [{ folder, file }]
}

/**
 * The files of a drop, and those in its folders. Where these lie in several folders each is called after its own, with
 * its number: « gourde/IMG_2034.jpg » is « gourde-1.jpg ».
 */
export async function droppedFiles(transfer: DataTransfer | null): Promise<File[]> {
  const files = [...(transfer?.files ?? [])]
  // To be asked for at once: after the event there is nothing left.
  const entries = [...(transfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (!entries.some(isFolder)) return files
  const found = (await Promise.all(entries.map((entry) => filesOf(entry, '')))).flat()
  const byFolder = Map.groupBy(
    found.toSorted((a, b) => byName.compare(a.file.name, b.file.name)),
    ({ folder }) => folder,
  )
  if (byFolder.size < 2) return found.map(({ file }) => file)
  return [...byFolder].flatMap(([folder, inside]) =>
    inside.map(({ file }, place) => {
      if (!folder) return file
      const number = inside.length > 1 ? `-${place + 1}` : ''
      const ending = /\.[^.]*$/.exec(file.name)?.[0] ?? ''
      return new File([file], folder + number + ending, { type: file.type })
    }),
  )
}
