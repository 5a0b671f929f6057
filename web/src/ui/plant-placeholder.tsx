import { Center } from '@chakra-ui/react/center'
import { chakra } from '@chakra-ui/react/styled-system'

/** A seedling of our own drawing, where a picture is missing or broken; silent where the picture was decoration. */
export function PlantPlaceholder({ label }: { label: string }) {
  return (
    <Center
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      aspectRatio={4 / 3}
      w="full"
      bg="bg.plant"
      color="fg.plant"
    >
      <chakra.svg
        viewBox="0 0 96 96"
        w="2/5"
        h="3/5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden
      >
        <path d="M48 84V44" strokeLinecap="round" />
        <path
          d="M48 58C30 58 20 46 20 30c18 0 28 10 28 28Z"
          fill="currentColor"
          fillOpacity="0.18"
          strokeLinejoin="round"
        />
        <path
          d="M48 46c0-18 10-30 28-32 2 20-8 32-28 32Z"
          fill="currentColor"
          fillOpacity="0.18"
          strokeLinejoin="round"
        />
        <path d="M26 36c9 4 16 11 22 22M69 21c-9 6-16 14-21 25" strokeLinecap="round" strokeOpacity="0.55" />
        <path d="M30 84h36" strokeLinecap="round" />
      </chakra.svg>
    </Center>
  )
}
