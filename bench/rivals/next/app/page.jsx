export default function Home() {
  return <main id="main">See a listing.</main>;
}
