declare module '*&as=picture' {
  const picture: {
    sources: Readonly<Record<string, string>>
    img: { src: string; w: number; h: number }
  }
  export default picture
}

declare module '*&inline' {
  const dataUri: string
  export default dataUri
}
