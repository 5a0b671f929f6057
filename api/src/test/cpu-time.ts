/**
 * Milliseconds of computing, in all threads of this process, that `work` takes: what a text made to be slow to judge
 * or an image made to be slow to unpack would use up. Unlike the clock it tells nothing of who else is busy.
 */
export async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
